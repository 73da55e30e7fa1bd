import type { CleanupStack } from '../bench/cleanup-stack.ts'
import { countOf, slowest } from '../testing/outcome.ts'
import { runTests } from '../testing/run.ts'
import { startPostgres } from '../testing/server.ts'
import { type Finding, finding } from './scorecard.ts'

/** Runs every test on each available database with whole sweeps. Timing tests run alone. */
export const verifyTests = async (traces: CleanupStack): Promise<Finding[]> => {
  await startPostgres(traces)
  const env = { WICHA_DRIVERS: 'both', WICHA_SWEEPS: 'whole' }
  return [
    await ran('tests on every database, whole sweeps', {
      traces,
      env,
      options: ['--project=unit', '--project=database'],
    }),
    await ran('tests that measure times, alone', {
      traces,
      env,
      options: ['--project=timed', '--no-file-parallelism'],
    }),
  ]
}

async function ran(claim: string, told: Parameters<typeof runTests>[0]): Promise<Finding> {
  const { files, isBroken } = await runTests(told)
  const { passed, failed } = countOf(files)
  console.log(slowest(files).join('\n'))
  return finding(claim, {
    goal: '0 failed',
    found: `${passed} passed, ${failed} failed in ${files.length} files${isBroken ? ', and the run broke off' : ''}`,
    isMet: passed > 0 && failed === 0 && !isBroken,
  })
}
