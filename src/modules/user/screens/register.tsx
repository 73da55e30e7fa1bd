import { useEffect } from 'react'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthFrame } from '#ui/account/auth-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, MissingList } from '#ui/field/form.tsx'
import { RegisterFields } from '../components/register-fields.tsx'
import type { action, loader } from './register.server.ts'

export { action, loader } from './register.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The register form of a learner (specification §2.1). */
export default function Register() {
  const { words, next, login } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { state } = useNavigation()
  useFirstWrong(refused?.problems)
  const reasons = [words.reason1, words.reason2, words.reason3]
  return (
    <AuthFrame side={{ title: words.sideTitle, reasons }} title={words.title} text={words.text}>
      <Form method="post" noValidate>
        <FormColumn>
          <input type="hidden" name="next" value={next} />
          <MissingList
            title={refused?.isDuplicate ? words.duplicate : words.missing}
            missing={refused?.problems ?? []}
          />
          <RegisterFields words={words} written={refused?.written} problems={refused?.problems ?? []} />
          <Button type="submit" isWide aria-busy={state === 'submitting'}>
            {words.submit}
          </Button>
          <a className="link" href={login}>
            {words.toLogIn}
          </a>
        </FormColumn>
      </Form>
    </AuthFrame>
  )
}

/** What is to be mended first is brought into view: on a phone the answer may stand far above the button. */
function useFirstWrong(problems: { field: string }[] | undefined) {
  useEffect(() => {
    if (problems?.[0]) document.getElementById(problems[0].field)?.focus()
  }, [problems])
}
