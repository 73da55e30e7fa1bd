import type { Example } from '#platform/http/api/description.ts'

/** The recorded responses of examples, by call and name: `POST /course/query · search`. */
export type Answers = Readonly<Record<string, unknown>>

const answerKey = (call: string, { name }: Pick<Example, 'name'>) => `${documentPath(call)} · ${name}`

/** Converts a router path, `/course/:id`, to OpenAPI syntax. */
export const documentPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

/** The requests of examples; their responses have the same names. */
export const requestExamples = (examples: readonly Example[]) =>
  Object.fromEntries(
    examples.filter((one) => one.request !== undefined).map((one) => [one.name, told(one, one.request)]),
  )

export const paramExamples = (examples: readonly Example[], param: string) =>
  Object.fromEntries(examples.map((one) => [one.name, { value: one.params?.[param] }]))

export const answerExamples = (examples: readonly Example[], of: { call: string; answers: Answers }) =>
  Object.fromEntries(
    examples.map((one) => [one.name, { ...told(one, of.answers[answerKey(of.call, one)]), 'x-as': one.as }]),
  )

const told = ({ summary }: Example, value: unknown) => ({ summary: `${summary.th} · ${summary.en}`, value })
