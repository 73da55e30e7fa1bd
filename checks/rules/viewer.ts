import { isInSrc, isTest } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'
import { keyName, type Node, walk } from '../syntax.ts'

export const rule: Rule = {
  name: 'viewer',
  description: 'A request is answered with the rights of who asks: nobody else is put into its context.',
  minimumFiles: 350,
  check: (project) => project.sources((path) => isInSrc(path) && !isTest(path)).flatMap(violationsOf),
}

/**
 * Where contexts are created: for the person of the request, the key of the call, nobody for a cached page, the
 * administrator for background work, and in seeds.
 */
const makers =
  /^src\/(platform\/context|app\/http\/(request-context|calls\/api-context)|platform\/background\/jobs\/work|app\/seed\/.+)\.ts$/
/**
 * Where the viewer of a context is replaced:
 * - a person who has just authenticated reads their own data in the same request;
 * - staff reach their own row at the site that contains it, with fewer rights than they have;
 * - a job that a person started has their present rights instead of an administrator's;
 * - a seed enrols learners for themselves;
 * - a person who enters the password of a page stays the same viewer with that page open;
 * - a viewer of a draft sees what a visitor would see;
 * - a learner has the lesson open that their progress allows;
 * - a person who enters the code of a coupon stays the same viewer and may read that coupon;
 * - a visitor with the link of their order stays the same viewer and may read that order;
 * - a person who checks a certificate stays the same viewer and may read that certificate;
 * - a person who copies a course to another of their sites has their rights there;
 * - a shared part of a page is read as an audience, which may read less than each learner;
 * - a step of a flow has the present rights of the person for whom it runs, or, where it writes for the whole site, those
 *   of an administrator;
 * - the link sent to a new e-mail address changes the address as that person.
 */
const changers =
  /^src\/(modules\/user\/commands\/sign-in\.server|modules\/user\/commands\/identity\/confirm-email\.server|platform\/identity\/site-roles\/at-home|platform\/background\/jobs\/on-behalf|platform\/flow\/engine\/values|platform\/content\/page\/unlock\/unlock\.server|platform\/content\/page\/draft\/as-visitor|platform\/http\/page-cache\/fragment-cache|platform\/data\/access\/readable|modules\/lesson\/course-editor\/course-bundle\/at-staff-site\.server|modules\/lesson\/lesson-access\/opened-by\.server|modules\/redeem-coupon\/coupons\/with-code\.server|modules\/order\/orders\/buyers\/visitor\/with-order\.server|modules\/certificate\/checking\/with-certificate|app\/seed\/.+)\.ts$/
function violationsOf(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const says = (node: Node, words: string) =>
    found.push({ path: file.path, line: file.lineAt(node.start), says: words })
  walk(file.program(), (node) => {
    if (!makers.test(file.path) && isMaking(node)) says(node, 'makes a context of its own')
    if (!changers.test(file.path) && isChanging(node)) says(node, 'puts another viewer into a context')
  })
  return found
}

/** An import under another name counts too. */
const isMaking = (node: Node) =>
  (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' && node.imported.name === 'contextFor') ||
  (node.type === 'MemberExpression' && isNamed(node.property, 'contextFor'))

/** Matches `{ ...ctx, viewer }`, `ctx.viewer = other` and `Object.assign(ctx, { viewer })`. */
function isChanging(node: Node): boolean {
  if (node.type === 'ObjectExpression')
    return node.properties.some(({ type }) => type === 'SpreadElement') && namesViewer(node)
  if (node.type === 'AssignmentExpression')
    return node.left.type === 'MemberExpression' && isNamed(node.left.property, 'viewer')
  return node.type === 'CallExpression' && isAssign(node.callee) && node.arguments.some(namesViewer)
}

const isAssign = (callee: Node) =>
  callee.type === 'MemberExpression' && isNamed(callee.object, 'Object') && isNamed(callee.property, 'assign')

const namesViewer = (node: Node) =>
  node.type === 'ObjectExpression' && node.properties.some((property) => keyName(property) === 'viewer')

const isNamed = (node: Node, name: string) =>
  (node.type === 'Identifier' && node.name === name) || (node.type === 'Literal' && node.value === name)
