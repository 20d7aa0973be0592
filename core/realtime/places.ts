// How rooms are called on the wire. Institution and plugin come first, so that no two plugins and no two institutions
// ever share one. Keys come last: they may hold any character.

/** One room of a plugin in an institution. */
export interface Place {
  readonly institutionId: string;
  readonly plugin: string;
  readonly room: string;
  readonly key: string;
}

export const nameOf = ({ institutionId, plugin, room, key }: Place) =>
  `${roomsOf(institutionId, plugin)}${room}/${key}`;

/** What the names of all rooms of a plugin in an institution begin with. */
export const roomsOf = (institutionId: string, plugin: string) => `room/${institutionId}/${plugin}/`;

/** The place that a name stands for; undefined for rooms of another kind. */
export function placeOf(name: string): Place | undefined {
  const [, institutionId, plugin, room, key] = /^room\/([^/]+)\/([^/]+)\/([^/]+)\/(.*)$/s.exec(name) ?? [];
  if (institutionId === undefined || plugin === undefined || room === undefined || key === undefined) return undefined;
  return { institutionId, plugin, room, key };
}

/** One connection, in whichever process. */
export const ownRoom = (institutionId: string, connectionId: string) => `connection/${institutionId}/${connectionId}`;

/** Every connection of one person. */
export const personalRoom = (institutionId: string, userId: string) => `person/${institutionId}/${userId}`;
