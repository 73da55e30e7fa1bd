import { type MetaFunction, useLoaderData } from 'react-router'
import { CertificatesView } from '../../components/certificates-view.tsx'
import type { loader } from './own.server.ts'

export { loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The viewer's certificates of a course. */
export default function OwnCertificate() {
  return <CertificatesView {...useLoaderData<typeof loader>()} />
}
