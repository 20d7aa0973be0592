import type { Reporter, TestCase } from 'vitest/node';

/** Ends the run with the one line that a machine reads: `N passed, N failed`. */
export default class Summary implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestCaseResult(test: TestCase) {
    const { state } = test.result();
    if (state === 'passed') this.#passed += 1;
    else if (state === 'failed') this.#failed += 1;
  }

  onTestRunEnd(modules: readonly unknown[], errors: readonly unknown[]) {
    // A file that could not even be read, or an error outside every test, is a failure too.
    const broken = (modules as readonly { state(): string; children: { size: number } }[]).filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    );
    process.on('exit', () => {
      console.log(`${this.#passed} passed, ${this.#failed + broken.length + errors.length} failed`);
    });
  }
}
