import { NativeSelect } from '@mantine/core'
import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { loader } from './pdf.server.ts'

export { loader } from './pdf.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The PDF documents of a course. */
export default function CoursePdfs() {
  const { crumbs, courses, chosen, words } = useLoaderData<typeof loader>()
  const rounds = [{ value: '', label: words.allRounds }, ...(chosen?.rounds ?? [])]
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{words.title}</h1>
      </div>
      <Form method="get" key={`${chosen?.courseID} ${chosen?.roundID}`}>
        <NativeSelect
          {...{ name: 'courseID', label: words.course, defaultValue: chosen?.courseID ?? '' }}
          data={[{ value: '', label: words.choose }, ...courses]}
        />
        {chosen && rounds.length > 1 && (
          <NativeSelect {...{ name: 'roundID', label: words.round, data: rounds, defaultValue: chosen.roundID }} />
        )}
        <p>
          <Button type="submit" look={chosen ? undefined : 'primary'}>
            {words.show}
          </Button>
        </p>
      </Form>
      {chosen && <Documents />}
    </div>
  )
}

function Documents() {
  const { chosen, words } = useLoaderData<typeof loader>()
  const { certificates, lists, name, tooMany } = chosen!
  const files = [...(certificates ? [certificates] : []), ...lists]
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {!certificates && <p>{words.noCertificates}</p>}
      {lists.length === 0 && <p>{words.noLearners}</p>}
      {files.some(({ isFull }) => isFull) && <Banner kind="notice">{tooMany}</Banner>}
      <div className={part.acts}>
        {files
          .filter(({ isFull }) => !isFull)
          .map(({ kind, label, href }, at) => (
            <ButtonLink key={kind} icon="download" href={href} download {...(at === 0 && { look: 'primary' as const })}>
              {label}
            </ButtonLink>
          ))}
      </div>
    </section>
  )
}
