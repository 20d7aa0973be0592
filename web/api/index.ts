// How the web half calls the server.
export { addressOf } from './address.ts';
export { call } from './call.ts';
export { CallError } from './call-error.ts';
export { usePluginOn } from './enabled-plugins.ts';
export { invalidate, invalidateAll, keyOf, skip, useCall, useRoute } from './query.ts';
export { saveFile } from './save-file.ts';
