import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { HandOver } from '#ui/office/login/sites/hand-over.tsx'
import { SitesView } from '#ui/office/login/sites/sites.tsx'
import type { action, loader } from './sites.server.ts'

export { action, loader } from './sites.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The site picker and switcher. The browser submits its forms natively, because each ends in a full page load. */
export default function Sites() {
  const { picker } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <OfficeProvider>
      {acted?.handOver ? (
        <HandOver {...acted.handOver} words={picker.words} />
      ) : (
        <SitesView description={picker} problem={acted?.problem ?? null} />
      )}
    </OfficeProvider>
  )
}
