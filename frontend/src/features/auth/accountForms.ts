/** One chunk: many people who open the login form go on to register. */
export { LoginForm } from './LoginForm'
export { RegisterForm } from './RegisterForm'
