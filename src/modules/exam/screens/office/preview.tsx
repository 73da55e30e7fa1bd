import { type MetaFunction, useLoaderData } from 'react-router'
import { PaperPreview } from '../../exams/editor/parts/preview.tsx'
import type { loader } from './preview.server.ts'

export { loader } from './preview.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A drawn paper of an exam, before anybody sits it. */
export default function PreviewExam() {
  return <PaperPreview {...useLoaderData<typeof loader>()} />
}
