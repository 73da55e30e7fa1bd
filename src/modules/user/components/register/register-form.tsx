import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, MissingList } from '#ui/field/form.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { DescribedFields } from '../details/described-fields.tsx'
import { ClashDialog } from './clash-dialog.tsx'
import { RegisterFields } from './fields.tsx'
import { useRegistration } from './use-registration.ts'
import type { Refused } from './use-taken.ts'

type Loaded = Parameters<typeof useRegistration>[0]['loaded'] &
  Pick<Parameters<typeof RegisterFields>[0], 'words' | 'account' | 'policyUrl'> &
  Pick<Parameters<typeof ClashDialog>[0], 'words' | 'login'> & {
    next: string
    own: Parameters<typeof DescribedFields>[0]
    words: Record<'missing' | 'submit' | 'problemTitle', string>
  }

interface RegisterFormProps {
  loaded: Loaded
  refused: (Refused & { problem?: string; own?: Loaded['own'] }) | undefined
  /** Where it is sent; the page that it is on where nothing is said. */
  action?: string
}

/**
 * The registration form. A taken value is reported beside its field on blur, and in a dialog for all fields on
 * submission.
 */
export function RegisterForm({ loaded, refused, action }: RegisterFormProps) {
  const { words, next, account, login, policyUrl } = loaded
  const { state: pace } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const state = useRegistration({ form, loaded, refused })
  const { missing } = state
  return (
    <>
      <Form method="post" action={action} noValidate ref={form} {...state.on}>
        <FormColumn>
          <input type="hidden" name="next" value={next} />
          {refused?.problem && (
            <Alert tone="danger" title={words.problemTitle}>
              {refused.problem}
            </Alert>
          )}
          <RegisterFields words={words} state={state} account={account} policyUrl={policyUrl}>
            <DescribedFields {...(refused?.own ?? loaded.own)} />
          </RegisterFields>
          <MissingList title={fill(words.missing, { n: missing.length })} missing={missing} isCalm={!state.isTried} />
          <Button isWide isOff={state.isOff} isBusy={pace === 'submitting'}>
            {words.submit}
          </Button>
        </FormColumn>
      </Form>
      {refused && refused.clash.length > 0 && (
        <ClashDialog key={refused.at} clash={refused.clash} given={state.given} words={words} login={login} />
      )}
    </>
  )
}
