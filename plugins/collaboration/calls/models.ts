import { Row } from '../../../core/db/index.ts';

/** A person in a room's call. It counts while the person is present in the live room `call`: see `inCall`. */
export class CallRow extends Row {
  static override tableName = 'collaboration.calls';
  static override idColumn = ['roomId', 'userId'];

  declare roomId: string;
  declare userId: string;
  declare connectionId: string;
  declare isAudioEnabled: boolean;
  declare isVideoEnabled: boolean;
  declare isScreenSharing: boolean;
  declare joinedAt: Date;
}
