import type { EmailValues } from '../template/fill-values.ts'

/** Example values for previews and tests of templates. */
export const sampleValues = (name: string): EmailValues => {
  const [firstname = '', ...rest] = name.split(' ')
  const form = { name, email: 'name@example.com', phone: '0812345678' }
  return {
    user: { firstname, lastname: rest.join(' '), email: form.email },
    form,
    answers: Object.entries(form).map(([label, value]) => ({ label, value })),
  }
}
