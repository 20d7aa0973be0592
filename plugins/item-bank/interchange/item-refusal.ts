/** The reason why one item cannot be imported, for its author. The other items of the package are imported. */
export class ItemRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ItemRefusal';
  }
}
