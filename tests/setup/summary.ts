import type { Reporter, TestCase } from 'vitest/node';

/**
 * Ends the run with a machine-readable line: `N passed, N failed`. The lines before it list the tests that passed only on a
 * retry, with the error of the first run.
 */
export default class Summary implements Reporter {
  #passed = 0;
  #failed = 0;
  readonly #unsteady: string[] = [];

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state === 'passed') this.#passed += 1;
    else if (state === 'failed') this.#failed += 1;
    if (test.diagnostic()?.flaky) {
      const reasons = errors?.map(({ message, stacks }) => [message, stacks?.[0] && placeOf(stacks[0])].join(' '));
      this.#unsteady.push(`${test.module.relativeModuleId} > ${test.fullName}\n  ${reasons?.join('\n  ')}`);
    }
  }

  onTestRunEnd(modules: readonly unknown[], errors: readonly unknown[]) {
    // A file that could not be loaded and an error outside every test are failures too.
    const broken = (modules as readonly { state(): string; children: { size: number } }[]).filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    );
    process.on('exit', () => {
      for (const test of this.#unsteady) console.log(`unsteady, to be mended: ${test}`);
      console.log(`${this.#passed} passed, ${this.#failed + broken.length + errors.length} failed`);
    });
  }
}

const placeOf = ({ file, line }: { file: string; line: number }) => `(${file}:${line})`;
