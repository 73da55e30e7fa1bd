import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { HandOver } from '#ui/office/login/sites/hand-over.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import type { action, loader } from './list.server.ts'

export { action, loader } from './list.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The sites of a family. The browser submits its forms natively, because one of them leads to another site. */
export default function Sites() {
  const { list } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  if (acted?.handOver) return <HandOver {...acted.handOver} isInside />
  return <ListView description={list}>{acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}</ListView>
}
