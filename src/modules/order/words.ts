export const orderWords = {
  wrongPipeline: {
    th: 'นับได้เฉพาะตาม unit, parent และ status',
    en: 'Only unit, parent and status can be counted by',
  },
}
