import { NativeSelect } from '@mantine/core'
import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { loader } from './export.server.ts'

export { loader } from './export.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The questions of a bank as a file. What the format cannot keep is listed first. */
export default function ExportQuestions() {
  const { bank, crumbs, crumbsLabel, count, format, formats, losses, more, file, words } =
    useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={crumbsLabel} />
      <div className={part.head}>
        <h1>
          {words.exportTitle} {bank}
        </h1>
      </div>
      <p>{count}</p>
      <Form method="get">
        <NativeSelect key={format} name="format" label={words.format} data={formats} defaultValue={format} />
        <p>
          <Button type="submit">{words.showLosses}</Button>
        </p>
      </Form>
      {losses.length === 0 ? <Banner kind="done">{words.complete}</Banner> : <h2>{words.losses}</h2>}
      <ul>
        {losses.map(({ code, text }) => (
          <li key={code}>
            <strong>{code}</strong> {text}
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
      <p className={part.muted}>{words.secret}</p>
      <form method="post" action={file}>
        <input type="hidden" name="format" value={format} />
        <Button type="submit" look="primary" icon="download">
          {words.download}
        </Button>
      </form>
    </div>
  )
}
