import { useEffect, useRef } from 'react'
import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { State } from '#ui/state/state.tsx'
import { plainNames } from '../../rules/plain-answers.ts'
import type { action, loader } from './resume.server.ts'

export { action, loader } from './resume.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Where a link to continue a form leads. Opening the link opens nothing: only the button does. */
export default function Resume() {
  const { words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const linked = location.hash.slice(1)
    if (linked === '' || !input.current) return
    input.current.value = linked
    // The code stays out of the address, which others may see or copy.
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const form = (
    <form method="post">
      <FormColumn>
        <TextField
          label={words.code}
          hint={words.codeHint}
          name={plainNames.resume}
          ref={input}
          defaultValue={answer?.code}
          error={answer?.problem || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          required
        />
        <input type="hidden" name={plainNames.form} value="1" />
        <Button isWide>{words.open}</Button>
      </FormColumn>
    </form>
  )
  return <State isPage icon="file" title={words.title} text={words.text} form={form} />
}
