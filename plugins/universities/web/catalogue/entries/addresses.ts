// Addresses of the catalogue's screens for administrators.

export const catalogueAddress = '/universities/catalogue';
export const newEntryAddress = `${catalogueAddress}/new`;
export const importAddress = `${catalogueAddress}/import`;
export const entryAddress = (id: string) => `${catalogueAddress}/${id}`;
