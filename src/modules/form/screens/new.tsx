import { Radio, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { ImportForm } from '../office/import/import-form.tsx'
import styles from '../office/office.module.css'
import type { action, loader } from './new.server.ts'

export { action, loader } from './new.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A new form. */
export default function NewForm() {
  const { heading, crumbs, templates, words } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  const refused = response?.from === 'template' ? response : undefined
  const checked = response?.from === 'import' ? response : undefined
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {refused?.problem && <Banner kind="problem">{refused.problem}</Banner>}
      <Form method="post" className={styles.edit}>
        <Radio.Group name="template" label={words.start} defaultValue={refused?.typed.template ?? ''}>
          {templates.map(({ name, title, text }) => (
            <Radio key={name} value={name} label={title} description={text} />
          ))}
        </Radio.Group>
        <TextInput name="title" label={words.title} defaultValue={refused?.typed.title ?? ''} maxLength={200} />
        <TextInput
          {...{ name: 'slug', label: words.slug, description: words.slugHint }}
          defaultValue={refused?.typed.slug ?? ''}
          maxLength={95}
        />
        <div>
          <Button type="submit" look="primary">
            {words.create}
          </Button>
        </div>
      </Form>
      <ImportForm words={words} {...(checked ?? unchecked)} />
    </div>
  )
}

const unchecked = { plan: null, problem: '', typed: { text: '', slug: '' } }
