import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { createStore } from './store.ts';

const store = createStore();

/** Everything but the landing page: screens that share the server's data. Loaded with the first of them. */
export const WithStore = () => (
  <Provider store={store}>
    <Outlet />
  </Provider>
);
