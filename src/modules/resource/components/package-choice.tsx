import { NativeSelect, TextInput } from '@mantine/core'
import { Form, useSubmit } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import type { packageWords } from '../words.ts'
import styles from './package-choice.module.css'

type PackageChoiceProps = {
  chosen: string
  isSame: boolean
  /** Whether the site exceeds a limit of the selected package. */
  isOver: boolean
  packages: { value: string; label: string }[]
  words: Record<keyof typeof packageWords, string>
  refused?: { problem: string; reason: string }
}

/** The choice of a package, and the button to assign it if it is another one. */
export function PackageChoice({ chosen, isSame, isOver, packages, words, refused }: PackageChoiceProps) {
  const submit = useSubmit()
  return (
    <section className={styles.choice} aria-label={words.assign}>
      {refused && <Banner kind="problem">{refused.problem}</Banner>}
      <Form className={styles.row} onChange={(event) => void submit(event.currentTarget, { replace: true })}>
        <NativeSelect key={chosen} label={words.choose} name="package" defaultValue={chosen} data={packages} />
        <noscript>
          <Button type="submit">{words.preview}</Button>
        </noscript>
      </Form>
      {!isSame && (
        <Form method="post" className={styles.row}>
          <input type="hidden" name="package" value={chosen} />
          {isOver && (
            <TextInput
              label={words.reason}
              description={words.reasonText}
              name="reason"
              required
              minLength={5}
              maxLength={500}
              defaultValue={refused?.reason}
            />
          )}
          <Button type="submit" look="primary">
            {words.give}
          </Button>
        </Form>
      )}
    </section>
  )
}
