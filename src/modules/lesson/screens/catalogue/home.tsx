import { href, type MetaFunction, useLoaderData } from 'react-router'
import { TitleBand } from '#ui/prose/article.tsx'
import { CatalogueView } from '../../components/catalogue/catalogue-view.tsx'
import type { loader } from './home.server.ts'

export { loader } from './home.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function Home() {
  const { trail, catalogue } = useLoaderData<typeof loader>()
  const crumbs = [{ label: trail.home, href: href('/') }, { label: trail.courses }]
  return (
    <div className="wrap">
      <TitleBand trail={{ label: trail.trail, crumbs }} title={trail.courses} />
      <CatalogueView catalogue={catalogue} />
    </div>
  )
}
