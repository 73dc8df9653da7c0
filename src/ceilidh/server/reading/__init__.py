"""What people send is read here: in processes that can be ended at any moment."""
