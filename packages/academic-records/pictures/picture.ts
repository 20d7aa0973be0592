/** A grey picture: one byte for each pixel, row by row, 0 black and 255 white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels darker than this are ink, in a picture whose paper is nearly white. */
export const ink = 175;
