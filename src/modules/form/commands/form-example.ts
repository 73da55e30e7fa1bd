import { exampleId } from '#platform/http/openapi/example-id.ts'

/** A token of the examples: each replaces one that the product issued. */
const tokenOf = (n: number) => `1.${String(n).repeat(32)}.1763607600000.1763607600000.${'A'.repeat(43)}`

/** The form of the examples: a name, and an e-mail address that may not repeat. Each call has an opened form of its own. */
export const formExample = {
  formID: exampleId('post', 20),
  submitToken: tokenOf(1),
  uniqueToken: tokenOf(2),
  draftToken: tokenOf(3),
  linkToken: tokenOf(4),
  link: `${exampleId('form-draft')}.${'C'.repeat(22)}`,
  answers: { name: 'สมชาย ใจดี', email: 'somchai@wicha.test' },
}

/** The key inside a token. */
export const keyOf = (token: string): string => token.split('.')[1]!
