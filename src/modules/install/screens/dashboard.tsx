import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { DashboardView } from '#ui/office/record/dashboard/dashboard.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { Link } from '#ui/office/description.ts'
import { OfficeProvider } from '#ui/office/provider.tsx'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import type { action, loader } from './dashboard.server.ts'

export { action, loader } from './dashboard.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The checks of the installation, and before its first site the setup form, which the browser submits natively. */
export default function Dashboard() {
  const { dashboard, form, checks } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const shown = acted?.form ?? form
  return (
    <OfficeProvider>
      <main id="main">
        {acted?.done ? (
          <div className={part.page}>
            <h1 className="sr">{acted.done.heading}</h1>
            <Banner kind="done">{acted.done.text}</Banner>
            <LogIns links={acted.done.links} />
          </div>
        ) : shown ? (
          <FormView description={shown} beside={<RelatedCard related={checks} />} />
        ) : (
          <DashboardView description={dashboard} />
        )}
      </main>
    </OfficeProvider>
  )
}

function LogIns({ links }: { links: readonly Link[] }) {
  return (
    <div className={part.acts}>
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
