import { NativeSelect, TextInput } from '@mantine/core'
import { useReducer, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { DraftForm } from '#platform/office/draft/draft-form.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { EditorDescription } from '../describe-editor.server.ts'
import { editBlueprint, emptySection } from '../rules/edit-blueprint.ts'
import { questionCount, totalPoints } from '../rules/exam-facts.ts'
import { isPublishable, publishChecks } from '../rules/publish-checks.ts'
import { ChecksPanel } from './checks-panel.tsx'
import styles from './editor.module.css'
import type { EditingProps } from './editing-props.ts'
import { SectionCard } from './section-card.tsx'
import { SettingFields } from './setting-fields.tsx'
import { useKnownQuestions } from './use-known-questions.ts'

interface ExamEditorProps {
  described: EditorDescription
  /** The revision of the stored draft, which saving replaces. */
  revision: string
  /** Whether somebody saved another draft meanwhile. */
  isReplacing: boolean
}

/** Edits sections, questions and rules of an exam. Nothing is stored before it is saved. */
export function ExamEditor({ described, revision, isReplacing }: ExamEditorProps) {
  // A reload after a save makes another object of the same exam.
  const [opened] = useState(described.blueprint)
  const [blueprint, edit] = useReducer(editBlueprint, opened)
  const { facts, know } = useKnownQuestions(described.facts)
  const editing: EditingProps = { described, blueprint, edit, facts, know }
  const isChanged = blueprint !== opened
  const checks = publishChecks({ blueprint, facts, unfilled: isChanged ? [] : described.unfilled })
  const { words } = described
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        <SaveForm {...editing} {...{ revision, isReplacing, isChanged }} canPublish={isPublishable(checks)} />
        <AboutFields described={described} />
        <Sections {...editing} />
        <SettingFields {...editing} />
      </div>
      <ChecksPanel
        checks={checks}
        described={described}
        sections={blueprint.sections}
        total={fill(words.total, { n: questionCount(blueprint), points: totalPoints(blueprint, facts) })}
      />
    </div>
  )
}

const formId = 'exam-form'

/** The name and kind of an exam are saved at once, with the draft. */
function AboutFields({ described: { words, exam, kinds } }: Pick<EditingProps, 'described'>) {
  return (
    <div className={styles.pair}>
      <TextInput form={formId} name="name" label={words.name} defaultValue={exam.name} maxLength={500} required />
      <NativeSelect form={formId} name="kind" label={words.kind} data={kinds} defaultValue={exam.kind} />
    </div>
  )
}

function Sections(editing: EditingProps) {
  const { described, blueprint, edit } = editing
  const { words } = described
  const add = () =>
    edit({
      do: 'add-section',
      section: emptySection({
        id: crypto.randomUUID().replaceAll('-', '').slice(0, 12),
        title: fill(words.sectionNumber, { n: blueprint.sections.length + 1 }),
      }),
    })
  return (
    <section aria-label={words.sections} className={styles.sections}>
      <h2>{words.sections}</h2>
      {blueprint.sections.length === 0 && <p className={part.muted}>{words.noSections}</p>}
      {blueprint.sections.map((section, at) => (
        <SectionCard key={section.id} {...editing} section={section} at={at} />
      ))}
      <div>
        <Button icon="plus" onClick={add}>
          {words.addSection}
        </Button>
      </div>
    </section>
  )
}

type SaveFormProps = EditingProps & Omit<ExamEditorProps, 'described'> & { canPublish: boolean; isChanged: boolean }

function SaveForm({ described, blueprint, revision, isReplacing, isChanged, canPublish }: SaveFormProps) {
  const { words, links } = described
  return (
    <DraftForm
      id={formId}
      className={styles.save}
      values={{ blueprint: JSON.stringify(blueprint), revision }}
      publishing={{ isPossible: canPublish }}
      {...{ words, described, isReplacing, isChanged }}
    >
      <ButtonLink href={links.preview} target="_blank" rel="noreferrer">
        {words.preview}
      </ButtonLink>
    </DraftForm>
  )
}
