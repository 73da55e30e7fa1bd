import { type ElementType, type ReactNode, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { FormDescription, FormSection } from '../form-description.ts'
import { Banner } from '../controls/banner.tsx'
import { Crumbs } from '../controls/crumbs.tsx'
import { HiddenFields } from '../controls/hidden-fields.tsx'
import part from '../controls/part.module.css'
import { fieldId } from '../field/control.tsx'
import { Conflict } from './conflict/conflict.tsx'
import { DraftBanner } from './draft/draft-banner.tsx'
import { useLeftDraft } from './draft/use-draft.ts'
import styles from './form.module.css'
import type { Live } from './live/live.ts'
import { LivePreview } from './live/live-preview.tsx'
import { useLive, withDrawn } from './live/use-live.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionFields } from './section-fields.tsx'
import { SectionList } from './section-list.tsx'
import { useFirstProblem } from './first-problem.ts'
import { useWriting } from './writing/writing.ts'

type FormPageProps = FormViewProps & { draft: ReturnType<typeof useLeftDraft> }
/**
 * `beside` is below the heading and not sent. `children` follow the sections and contain no form. `live` previews the
 * result beside the form, otherwise `aside` is there.
 */
type FormViewProps = {
  description: FormDescription
  form?: ElementType
  isSaving?: boolean
  beside?: ReactNode
  live?: Live
  aside?: ReactNode
  children?: ReactNode
}

/**
 * The add or edit screen. It is a plain POST form. The script adds change marks, ⌘S, F8, the warning before leaving,
 * and the focus on the first problem. `isSaving` is true while waiting for the response.
 */
export function FormView(props: FormViewProps) {
  const draft = useLeftDraft(props.description)
  return <FormPage key={`${props.description.revision} ${draft.left !== null}`} {...props} draft={draft} />
}

function FormPage(props: FormPageProps) {
  const { description, form: Form = 'form', isSaving, beside, children } = props
  const { left, discard } = props.draft
  const box = useRef<HTMLFormElement>(null)
  const { sections, changed, hidden, keptAt, measure, leave } = useWriting(box, { description, left })
  const drawn = useLive(box, props.live?.draw)
  useFirstProblem(description)
  const written = () => {
    measure()
    drawn.later()
  }
  return (
    <Form
      ref={box}
      method="post"
      action={description.action}
      noValidate
      onInput={written}
      onChange={written}
      onSubmit={leave}
    >
      <HiddenFields fields={hidden} />
      <div className={part.page}>
        <FormHead description={description} discard={left ? discard : undefined} />
        {beside}
        <FormBody
          sections={withDrawn(sections, { problems: drawn.problems, changed })}
          changed={changed}
          description={description}
          aside={props.live ? <LivePreview live={drawn} words={props.live.words} /> : props.aside}
        >
          {children}
        </FormBody>
      </div>
      <SaveBar description={description} changed={changed.size} keptAt={keptAt} isSaving={isSaving} />
    </Form>
  )
}

type FormBodyProps = Pick<FormViewProps, 'description' | 'children'> & {
  sections: FormSection[]
  changed: ReadonlySet<string>
  aside: ReactNode
}

function FormBody({ sections, changed, description, aside, children }: FormBodyProps) {
  return (
    <div className={classes(sections.length > 1 ? styles.form : styles.single, aside !== undefined && styles.beside)}>
      {sections.length > 1 && <SectionList sections={sections} label={description.words.sections} />}
      <div>
        {sections.map((section, at) => (
          <SectionFields key={section.title} section={section} at={at} changed={changed} description={description} />
        ))}
        {children}
      </div>
      {aside}
    </div>
  )
}

function FormHead({
  description,
  discard,
}: Pick<FormViewProps, 'description'> & { discard: (() => void) | undefined }) {
  const { crumbs, heading, words, saved, problems, conflict } = description
  return (
    <>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {saved && <Banner kind="done">{saved}</Banner>}
      <DraftBanner words={words} discard={discard} />
      {conflict && <Conflict conflict={conflict} />}
      {problems.length > 0 && (
        <Banner kind="problem">
          <b>{words.problemsTitle}</b>
          <ul>
            {problems.map(({ name, label, text, href }) => (
              <li key={`${name} ${text}`}>
                <a className={part.link} href={`#${fieldId(name)}`}>
                  {label}
                </a>{' '}
                {href ? (
                  <a className={part.link} href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
