export const apiGuide = {
  pageTitle: 'API guide',
  description:
    'How a program calls the GraphQL and REST API of Coral Way Pickleball Club: examples, errors, limits.',
  title: 'API guide',
} as const
