import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { ReconcileScreen } from '../components/reconcile-screen.tsx'
import type { action, loader } from './reconcile-xls.server.ts'

export { action, loader } from './reconcile-xls.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Matches files of a bank with orders. */
export default function Reconcile() {
  return <ReconcileScreen view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
}
