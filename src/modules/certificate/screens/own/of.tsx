import { type MetaFunction, useLoaderData } from 'react-router'
import { CertificatesView } from '../../components/certificates-view.tsx'
import type { loader } from './of.server.ts'

export { loader } from './of.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The certificates of a learner in a course. */
export default function CertificateOf() {
  return <CertificatesView {...useLoaderData<typeof loader>()} />
}
