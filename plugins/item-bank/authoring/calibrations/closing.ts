/** The reason with which the plugin ends what it is doing when the server stops. */
export const closing = new Error('The server stops');
