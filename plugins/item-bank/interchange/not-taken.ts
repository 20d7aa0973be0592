/** Why one item cannot be taken, in words for its author. The rest of the package goes on. */
export class NotTaken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotTaken';
  }
}
