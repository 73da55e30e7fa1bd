import { PasswordInput, TextInput } from '@mantine/core'
import { type ElementType, type ReactNode, useEffect } from 'react'
import type { Hidden, Link } from '../description.ts'
import { Button } from '../controls/button.tsx'
import { HiddenFields } from '../controls/hidden-fields.tsx'
import part from '../controls/part.module.css'
import { CapsLockHint } from './caps-lock.tsx'
import { EntryFrame, EntryHead, type Language } from './entry-frame.tsx'
import styles from './login.module.css'

/** `problem` is the reason of the last refusal, `username` what was typed. The password is never sent back. */
export interface LoginDescription {
  site: string
  username: string
  isRemembered?: boolean
  problem?: string
  action?: string
  hidden?: Hidden[]
  forgot?: Link
  languages: Language[]
  website: Link
  words: LoginWords
}

export type LoginWords = Record<
  | 'product'
  | 'heading'
  | 'problemTitle'
  | 'username'
  | 'password'
  | 'showPassword'
  | 'capsLock'
  | 'remember'
  | 'signIn'
  | 'websiteHint'
  | 'promise'
  | 'promiseText',
  string
>

type LoginViewProps = {
  description: LoginDescription
  form?: ElementType
  /** Another log-in method, below the button. */
  otherWay?: ReactNode
}

/** The back-office log-in. It posts username, password and remember ('true' when ticked). */
export function LoginView({ description, form, otherWay }: LoginViewProps) {
  const { words, website, languages } = description
  const hint = (
    <>
      {words.websiteHint}{' '}
      <a className={part.link} href={website.href}>
        {website.label}
      </a>
    </>
  )
  return (
    <EntryFrame languages={languages} words={words} hint={hint}>
      <LoginForm description={description} form={form} otherWay={otherWay} />
    </EntryFrame>
  )
}

function LoginForm({ description, form: Form = 'form', otherWay }: LoginViewProps) {
  const { words, problem, username } = description
  useEffect(() => document.getElementById(username === '' ? 'username' : 'password')?.focus(), [username])
  return (
    <Form className={styles.box} method="post" action={description.action}>
      <HiddenFields fields={description.hidden} />
      <EntryHead {...{ words, problem }} site={description.site} />
      <TextInput
        id="username"
        name="username"
        label={words.username}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <PasswordEntry description={description} />
      <label className={styles.remember}>
        <input type="checkbox" name="remember" value="true" defaultChecked={description.isRemembered} />
        {words.remember}
      </label>
      <Button type="submit" look="primary" keys="↵">
        {words.signIn}
      </Button>
      {otherWay}
    </Form>
  )
}

function PasswordEntry({ description: { words, forgot } }: Pick<LoginViewProps, 'description'>) {
  return (
    <div className={styles.password}>
      <PasswordInput
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': words.showPassword }}
        required
        withAsterisk={false}
      />
      {forgot && (
        <a className={styles.forgot} href={forgot.href}>
          {forgot.label}
        </a>
      )}
      <CapsLockHint text={words.capsLock} />
    </div>
  )
}
