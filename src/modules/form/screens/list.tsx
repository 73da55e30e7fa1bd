import { NativeSelect, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { RowTable } from '#ui/office/list/row-table.tsx'
import { useSelection } from '#ui/office/list/bulk/selection.ts'
import list from '#ui/office/list/list.module.css'
import { StatePanel } from '#ui/office/state/state.tsx'
import { FormHead } from '../office/form-head.tsx'
import styles from '../office/office.module.css'
import type { action, loader } from './list.server.ts'

export { action, loader } from './list.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The submissions of a form. */
export default function Submissions() {
  const { heading, total, crumbs, tabs, files, words, newer, older } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <FormHead {...{ crumbs, heading, total, tabs, words }}>
        {files.map((file) => (
          <ButtonLink key={file.href} href={file.href} icon="download">
            {file.label}
          </ButtonLink>
        ))}
      </FormHead>
      {outcome?.problem && <Banner kind="problem">{outcome.problem}</Banner>}
      {outcome?.done && (
        <Banner kind="done" act={<UndoForm text={outcome.done.undo} />}>
          {outcome.done.text}
        </Banner>
      )}
      <FilterForm />
      <SubmissionTable />
      <nav className={styles.pages} aria-label={words.submissions}>
        {newer && <ButtonLink href={newer}>{words.newer}</ButtonLink>}
        {older && <ButtonLink href={older}>{words.older}</ButtonLink>}
      </nav>
    </div>
  )
}

function UndoForm({ text }: { text: string }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={text} />
      <Button type="submit" isSmall>
        {words.undo}
      </Button>
    </Form>
  )
}

function FilterForm() {
  const { query, fields, statuses, words } = useLoaderData<typeof loader>()
  return (
    <Form method="get" className={styles.filter}>
      <TextInput name="q" label={words.find} placeholder={words.search} defaultValue={query.q} />
      <NativeSelect
        {...{ name: 'status', label: words.state, defaultValue: query.status }}
        data={[{ value: '', label: words.allStatuses }, ...statuses]}
      />
      {fields.length > 0 && (
        <>
          <NativeSelect
            {...{ name: 'field', label: words.field, defaultValue: query.field }}
            data={[{ value: '', label: words.anyField }, ...fields]}
          />
          <TextInput name="value" label={words.value} defaultValue={query.value} />
        </>
      )}
      <Button type="submit">{words.show}</Button>
    </Form>
  )
}

/** The rows, with the change of their status. */
function SubmissionTable() {
  const { table, heading, statuses, words } = useLoaderData<typeof loader>()
  const selecting = useSelection(table.rows, heading)
  if (table.rows.length === 0)
    return (
      <StatePanel state={{ kind: 'empty', title: words.noSubmissions, text: words.noSubmissionsText }} form={Form} />
    )
  const chosen = table.rows.filter(({ id }) => selecting.selection.ids.has(id))
  return (
    <>
      <div className={list.surface}>
        <RowTable
          list={table}
          caption={heading}
          form={Form}
          selecting={{
            ...selecting,
            words: { select: fill(words.choose, { number: '{name}' }), selectPage: words.selectPage },
          }}
        />
      </div>
      <Form
        method="post"
        className={styles.bulk}
        data-chosen={chosen.length > 0 || undefined}
        onSubmit={selecting.clear}
      >
        {chosen.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <NativeSelect name="status" label={words.setStatus} data={statuses.slice(0, -1)} />
        <Button type="submit" disabled={chosen.length === 0}>
          {words.apply}
        </Button>
      </Form>
    </>
  )
}
