import { type ElementType, type ReactNode, useEffect, useRef } from 'react'
import type { FormDescription, FormSection } from '../form-description.ts'
import { Banner } from '../part/banner.tsx'
import { Crumbs } from '../part/crumbs.tsx'
import { HiddenFields } from '../part/hidden-fields.tsx'
import part from '../part/part.module.css'
import { fieldId } from '../field/control.tsx'
import { useChanges } from './changes.ts'
import { DraftBanner } from './draft/draft-banner.tsx'
import { useKeptDraft, useLeftDraft } from './draft/use-draft.ts'
import { withDraft } from './draft/with-draft.ts'
import { useFormKeys } from './form-keys.ts'
import styles from './form.module.css'
import { withProblems } from './problems.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionFields } from './section-fields.tsx'
import { SectionList } from './section-list.tsx'
import { useFirstProblem } from './first-problem.ts'
import { useLeaveWarning } from './leave-warning.ts'

type FormPageProps = FormViewProps & { draft: ReturnType<typeof useLeftDraft> }
/**
 * `beside` stands under the heading and is no part of what is sent; `children` stand after the sections, and hold no form of
 * their own.
 */
type FormViewProps = {
  description: FormDescription
  form?: ElementType
  isSaving?: boolean
  beside?: ReactNode
  children?: ReactNode
}

/**
 * Add and edit as a screen. It is a plain POST form; the script adds what changed, ⌘S, F8, the warning before leaving
 * and the focus on the first problem. `isSaving` while an answer is awaited.
 */
export function FormView(props: FormViewProps) {
  const draft = useLeftDraft(props.description)
  return <FormPage key={`${props.description.revision} ${draft.left !== null}`} {...props} draft={draft} />
}

function FormPage(props: FormPageProps) {
  const { description, form: Form = 'form', isSaving, beside, children } = props
  const { left, discard } = props.draft
  const stored = withProblems(description)
  const sections = left ? withDraft(stored, left.values) : stored
  const box = useRef<HTMLFormElement>(null)
  const { changed, measure } = useChanges(box, description.sections)
  const sent = useKeptDraft(box, { description, changed })
  useEffect(() => {
    if (left) measure()
  }, [left, measure])
  const hasUnsaved = changed.size > 0 || description.problems.length > 0
  const leave = useLeaveWarning(hasUnsaved, description)
  useFormKeys(box, sections)
  useFirstProblem(description)
  return (
    <Form
      ref={box}
      method="post"
      action={description.action}
      noValidate
      onInput={measure}
      onChange={measure}
      onSubmit={() => {
        leave()
        sent()
      }}
    >
      <HiddenFields fields={description.hidden} />
      <div className={part.page}>
        <FormHead description={description} discard={left ? discard : undefined} />
        {beside}
        <FormBody sections={sections} changed={changed} description={description}>
          {children}
        </FormBody>
      </div>
      <SaveBar description={description} changed={changed.size} isSaving={isSaving} />
    </Form>
  )
}

type FormBodyProps = Pick<FormViewProps, 'description' | 'children'> & {
  sections: FormSection[]
  changed: ReadonlySet<string>
}

function FormBody({ sections, changed, description, children }: FormBodyProps) {
  return (
    <div className={sections.length > 1 ? styles.form : styles.single}>
      {sections.length > 1 && <SectionList sections={sections} label={description.words.sections} />}
      <div>
        {sections.map((section, at) => (
          <SectionFields key={section.title} section={section} at={at} changed={changed} description={description} />
        ))}
        {children}
      </div>
    </div>
  )
}

function FormHead({
  description,
  discard,
}: Pick<FormViewProps, 'description'> & { discard: (() => void) | undefined }) {
  const { crumbs, heading, words, saved, problems } = description
  return (
    <>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {saved && <Banner kind="done">{saved}</Banner>}
      <DraftBanner words={words} discard={discard} />
      {problems.length > 0 && (
        <Banner kind="problem">
          <b>{words.problemsTitle}</b>
          <ul>
            {problems.map(({ name, label, text }) => (
              <li key={`${name} ${text}`}>
                <a className={part.link} href={`#${fieldId(name)}`}>
                  {label}
                </a>{' '}
                {text}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
