import type { ComponentType, ReactNode } from 'react';
import { createContext, Suspense, useContext, useMemo } from 'react';
import type { Slot } from '../../core/contract/slots.ts';
import type { Load, Screens } from '../screens.ts';
import { useMay } from '../session/manifest.ts';
import { useIsProjected } from '../session/projector.ts';
import { useRoleIfAny } from '../session/shown-role.ts';
import { homeBelow, homeCard, homeTask } from '../slots.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { Boundary } from './Boundary.tsx';
import { forgetPart, Part } from './Part.tsx';

/** The screens of the plugins that are on. */
export const ScreensContext = createContext<readonly Screens[]>([]);

/** One plugin's component in a slot. */
export interface SlotFill<Props> {
  readonly key: string;
  readonly plugin: string;
  readonly title: string | undefined;
  /** The component with its own error boundary and skeleton. */
  readonly View: ComponentType<{ slotProps: Props }>;
}

export interface SlotViewProps<Props> {
  slot: Slot<Props>;
  /** Props that every fill receives. */
  slotProps: Props;
  /** Shown while the code of a fill loads. Give it the height of the fill, so that the layout does not shift. */
  skeleton?: ReactNode;
  /** Wraps each fill. */
  wrap?: (part: ReactNode, fill: SlotFill<Props>) => ReactNode;
}

/** Renders the fills of a slot in order; nothing for an empty slot. */
export function SlotView<Props>({ slot, slotProps, skeleton, wrap = (part) => part }: SlotViewProps<Props>) {
  const fills = useFills(slot, skeleton);
  return fills.map((fill) => {
    const part = <fill.View key={fill.key} slotProps={slotProps} />;
    return <Wrapped key={fill.key}>{wrap(part, fill)}</Wrapped>;
  });
}

const Wrapped = ({ children }: { children: ReactNode }) => children;

/** The fills of a slot, for tabs and lists: `fills.map(({ key, title, View }) => …)`. */
export function useFills<Props>(slot: Slot<Props>, skeleton?: ReactNode): SlotFill<Props>[] {
  const plugins = useContext(ScreensContext);
  const role = useRoleIfAny();
  const may = useMay();
  const isProjected = useIsProjected();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a skeleton does not change what fills the slot
  return useMemo(() => {
    const fills = plugins.flatMap(({ plugin, fills }) => fills.map((fill, index) => ({ ...fill, plugin, index })));
    return fills
      .filter((fill) => fill.slot === slot.slot && (!fill.roles || (role && fill.roles.includes(role))))
      .filter(({ access }) => access === undefined || may(access))
      .filter(({ isNameless }) => !isProjected || isNameless || !ofHome.includes(slot.slot))
      .sort((a, b) => a.order - b.order)
      .map(({ plugin, index, title, load, height }) => ({
        key: `${plugin}-${index}`,
        plugin,
        title,
        View: viewOf(
          load as unknown as Load<Props>,
          title ?? 'This part',
          height ? <SkeletonBlock height={height} /> : skeleton,
        ),
      }));
  }, [plugins, slot.slot, role, may, isProjected]);
}

/** Slots whose fills are left out in projector mode unless they show no names. */
const ofHome = [homeTask.slot, homeCard.slot, homeBelow.slot];

const views = new Map<unknown, ComponentType<{ slotProps: never }>>();

function viewOf<Props>(load: Load<Props>, name: string, skeleton: ReactNode = <SkeletonBlock />) {
  const known = views.get(load);
  if (known) return known as unknown as ComponentType<{ slotProps: Props }>;
  function View({ slotProps }: { slotProps: Props }) {
    return (
      <Boundary name={name} onRetry={() => forgetPart(load)}>
        <Suspense fallback={skeleton}>
          <Part load={load as Load<object>} partProps={slotProps as object} waiting={skeleton} />
        </Suspense>
      </Boundary>
    );
  }
  views.set(load, View as unknown as ComponentType<{ slotProps: never }>);
  return View;
}
