import { exampleId } from '#platform/http/openapi/example-id.ts'

/** The flow of the examples, and its runs: one is answered, and the other resumed. */
export const flowExample = {
  flowID: exampleId('flow', 20),
  answerRun: exampleId('flow-run', 1),
  answerToken: 'A'.repeat(43),
  resumeRun: exampleId('flow-run', 2),
  resumeToken: 'B'.repeat(43),
}
