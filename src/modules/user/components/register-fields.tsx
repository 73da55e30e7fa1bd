import { Agreement } from '#ui/field/checkbox.tsx'
import { FormPair } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

type Words = Record<
  | 'firstname'
  | 'lastname'
  | 'citizen'
  | 'citizenHint'
  | 'email'
  | 'password'
  | 'passwordHint'
  | 'confirm'
  | 'phone'
  | 'phoneHint'
  | 'agree'
  | 'show'
  | 'hide',
  string
>
type Written = Record<'firstname' | 'lastname' | 'citizen' | 'email' | 'phone', string> & { agree: boolean }

interface RegisterFieldsProps {
  words: Words
  written: Written | undefined
  problems: { field: string; text: string }[]
}

/** The fields of the register form, each with its hint when it was refused. */
export function RegisterFields({ words, written, problems }: RegisterFieldsProps) {
  const error = (name: string) => problems.find((problem) => problem.field === name)?.text
  const field = (name: keyof Omit<Written, 'agree'>) => ({
    name,
    label: words[name],
    defaultValue: written?.[name],
    error: error(name),
    required: true,
  })
  const eye = { showLabel: words.show, hideLabel: words.hide, required: true, autoComplete: 'new-password' }
  return (
    <>
      <FormPair>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </FormPair>
      <FormPair>
        <TextField {...field('citizen')} hint={words.citizenHint} inputMode="numeric" hasDigits />
        <TextField {...field('phone')} hint={words.phoneHint} inputMode="tel" autoComplete="tel" hasDigits />
      </FormPair>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <FormPair>
        <PasswordField
          {...eye}
          name="password"
          label={words.password}
          hint={words.passwordHint}
          error={error('password')}
          isPasteRefused
        />
        <PasswordField {...eye} name="confirm" label={words.confirm} error={error('confirm')} isPasteRefused />
      </FormPair>
      <Agreement name="agree" value="true" label={words.agree} defaultChecked={written?.agree} error={error('agree')} />
    </>
  )
}
