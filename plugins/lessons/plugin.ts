import { notFound } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { lessons } from './contract.ts';
import { createLibrary, shippedLessons } from './library.ts';
import { lessonLibrary } from './services.ts';
import { sectionsOf, viewOf } from './views.ts';

export default definePlugin({
  contract: lessons,
  onWith: 'item-bank',
  provides: { library: lessonLibrary },
  async start() {
    const library = createLibrary(shippedLessons());
    const sections = sectionsOf(library.all());
    return {
      routes: {
        list: async () => ({ sections }),
        async lesson({ params }) {
          const lesson = library.one(params.id);
          if (!lesson) throw notFound();
          return viewOf(library, lesson);
        },
      },
      services: { library },
    };
  },
});
