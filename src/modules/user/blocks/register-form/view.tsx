import { FormColumn } from '#ui/field/form.tsx'
import { RegisterForm } from '../../components/register/register-form.tsx'
import type { RegisterFormContent } from './load.server.ts'

/** The registration form, which posts to the registration page. */
export default function RegisterFormBlock({ shown: { title, form, action } }: { shown: RegisterFormContent }) {
  if (!form) return null
  return (
    <section className="wrap block">
      <FormColumn>
        <h2>{title}</h2>
        <RegisterForm loaded={form} refused={undefined} action={action} />
      </FormColumn>
    </section>
  )
}
