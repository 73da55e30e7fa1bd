import { href, type MetaFunction, useLoaderData } from 'react-router'
import { TitleBand } from '#ui/prose/article.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { CatalogueView } from '../../components/catalogue/catalogue-view.tsx'
import type { loader } from './categories.server.ts'

export { loader } from './categories.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function Categories() {
  const { name, description, picture, trail, catalogue } = useLoaderData<typeof loader>()
  const crumbs = [
    { label: trail.home, href: href('/') },
    { label: trail.courses, href: href('/lesson/home') },
    { label: name },
  ]
  return (
    <div className="wrap">
      <TitleBand
        trail={{ label: trail.trail, crumbs }}
        title={<Breakable text={name} />}
        {...(description && { text: description })}
        {...(picture && { picture })}
      />
      <CatalogueView catalogue={catalogue} />
    </div>
  )
}
