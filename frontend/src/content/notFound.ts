export const notFound = {
  title: '404 Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  action: 'Return Home',
} as const
