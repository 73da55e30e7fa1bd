import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type FileOutcome, type Outcome, slowest } from './outcome.ts'

/** Prints the slowest files of a large run, and writes the result of each file to the path in WICHA_REPORT. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const outcome: Outcome = { files: modules.map(fileOutcome), isBroken: errors.length > 0 }
    const report = process.env['WICHA_REPORT']
    if (report) keep(report, outcome)
    else if (modules.length > 10) console.log(slowest(outcome.files).join('\n'))
  }
}

function keep(report: string, outcome: Outcome) {
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify(outcome))
}

function fileOutcome(module: TestModule): FileOutcome {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  const [passed, failed] = [count('passed'), count('failed')]
  return {
    path: module.relativeModuleId,
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed,
    // A file that cannot load, or whose hooks failed, counts as failed without a failed test.
    failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
  }
}
