import { exampleId } from '#platform/http/openapi/example-id.ts'

/** The attempts of the examples of a sitting. */
export const sittingExample = {
  courseID: exampleId('course', 20),
  examID: exampleId('exam', 20),
  attemptID: exampleId('exam_attempt', 20),
  otherAttemptID: exampleId('exam_attempt', 21),
  lease: 'device.1',
}
