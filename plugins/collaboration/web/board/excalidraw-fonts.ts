import assetFolder from 'virtual:excalidraw-assets';

// Excalidraw asks for its fonts below this address.
(window as unknown as { EXCALIDRAW_ASSET_PATH: string }).EXCALIDRAW_ASSET_PATH = assetFolder;
