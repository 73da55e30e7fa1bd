import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn, MissingList } from '#ui/field/form.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { FormDescription } from '#ui/office/form-description.ts'
import { DescribedFields } from './described-fields.tsx'
import { OwnConflict } from './own-conflict.tsx'

interface OwnFormProps {
  form: Pick<FormDescription, 'sections' | 'hidden' | 'problems' | 'conflict'>
  words: Record<'save' | 'problems' | 'yours' | 'theirs' | 'empty' | 'choose', string>
}

/** What a person may say of themselves, each field with what is wrong with it; it is the same without a script. */
export function OwnForm({ form, words }: OwnFormProps) {
  const { state } = useNavigation()
  const missing = (form.problems ?? []).map(({ name, text }) => ({ field: name, text }))
  return (
    <Form method="post" noValidate>
      <FormColumn>
        {form.hidden?.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.conflict && <OwnConflict conflict={form.conflict} words={words} />}
        <MissingList title={words.problems} missing={missing} />
        {form.sections.map(({ title, text, fields }) => (
          <FormColumn key={title}>
            <Head title={title} text={text} />
            <DescribedFields fields={fields} choose={words.choose} />
          </FormColumn>
        ))}
        <div>
          <Button type="submit" isBusy={state === 'submitting'}>
            {words.save}
          </Button>
        </div>
      </FormColumn>
    </Form>
  )
}
