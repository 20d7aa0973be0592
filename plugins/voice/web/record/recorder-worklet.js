// Runs on the audio thread: passes the samples on, in blocks of about 30 ms.

const blockSize = 512;

class Recorder extends AudioWorkletProcessor {
  constructor() {
    super();
    this.block = new Float32Array(blockSize);
    this.filled = 0;
  }

  process([input]) {
    for (const sample of input?.[0] ?? []) {
      this.block[this.filled++] = sample;
      if (this.filled < blockSize) continue;
      this.port.postMessage(this.block, [this.block.buffer]);
      this.block = new Float32Array(blockSize);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('eiq-recorder', Recorder);
