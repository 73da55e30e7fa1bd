import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Alert } from '#ui/state/alert.tsx'

export interface LogInShown {
  words: Record<'problemTitle' | 'username' | 'password' | 'show' | 'hide' | 'submit' | 'remember' | 'forgot', string>
  next: string
  forgot: string
}

type LogInFormProps = {
  shown: LogInShown
  /** The form's target. The current page if missing. */
  action?: string
  refused?: { username: string; remember: boolean; problem: string } | undefined
}

/** The form for a user name and a password, on any page. */
export function LogInForm({ shown: { words, next, forgot }, action, refused }: LogInFormProps) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={action}>
      <FormColumn>
        <input type="hidden" name="next" value={next} />
        {refused && (
          <Alert tone="danger" title={words.problemTitle}>
            {refused.problem}
          </Alert>
        )}
        <TextField
          label={words.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.username}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          required
        />
        <RememberLine words={words} forgot={forgot} isRemembered={refused?.remember} />
        <Button isWide isBusy={state === 'submitting'}>
          {words.submit}
        </Button>
      </FormColumn>
    </Form>
  )
}

type RememberLineProps = Pick<LogInShown, 'words' | 'forgot'> & { isRemembered: boolean | undefined }

function RememberLine({ words, forgot, isRemembered }: RememberLineProps) {
  return (
    <div className="spread">
      <Checkbox isLarge label={words.remember} name="remember" value="true" defaultChecked={isRemembered} />
      <a className="link" href={forgot}>
        {words.forgot}
      </a>
    </div>
  )
}
